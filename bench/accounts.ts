export const BENCH_ACCOUNT = { email: 'reader@example.com', password: 'Str0ng_pass!' };
export const GROUP_NAMES = ['Bench association', 'Bench fair'];
