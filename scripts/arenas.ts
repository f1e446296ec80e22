/** glibc keeps freed memory in an arena per thread: with its default number, making renditions holds twice the memory. */
export const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };
