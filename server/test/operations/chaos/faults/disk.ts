import type { Fault } from './fault.ts';

export const diskFull: Fault = {
  name: 'full disk',
  part: 'disk',
  lacks: ({ disk }) => ('reason' in disk ? disk.reason : null),
  strike: async ({ disk }) => {
    if ('reason' in disk) throw new Error(disk.reason);
    disk.fill();
    return async () => disk.makeRoom();
  },
};
