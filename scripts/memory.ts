/** glibc keeps freed memory in an arena per thread: with its default number, making renditions holds twice the memory. */
export const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/**
 * V8 keeps as much memory for what is young as it ever needed at once; answers are no slower with a quarter of that. How
 * much garbage it lets lie follows from how large it may grow, by default gigabytes: with 100,000 releases under load the
 * process held 490 MB, with this limit 380, at the same processor time.
 */
export const MODEST_HEAP = ['--max-semi-space-size=4', '--max-old-space-size=768'] as const;
