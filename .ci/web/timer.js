// A worker that waits. A page that is not seen may wait no shorter than a second, and later than a minute; a worker may.
"use strict";
onmessage = ({data: [id, delay]}) => setTimeout(() => postMessage(id), delay);
