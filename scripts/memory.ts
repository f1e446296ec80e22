/** glibc keeps freed memory in an arena per thread: with its default number, making renditions holds twice the memory. */
export const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** V8 keeps as much memory for what is young as it ever needed at once; answers are no slower with a quarter of that. */
export const SMALL_YOUNG_GENERATION = '--max-semi-space-size=4';
