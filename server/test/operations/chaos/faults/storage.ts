import type { StorageMood } from '../../../storage-server.ts';
import type { Room } from '../room.ts';
import type { Fault } from './fault.ts';

const hasNone = ({ storage }: Room): string | null => (storage === null ? 'files are in a directory' : null);

const inMood = (name: string, mood: StorageMood): Fault => ({
  name,
  part: 'storage',
  lacks: hasNone,
  strike: async ({ storage, storageAway }) => {
    if (storage === null) throw new Error('There is no S3');
    const endAway = storageAway.begin();
    await storage.turn(mood);
    return async () => {
      await storage.turn('well');
      endAway();
    };
  },
});

export const storageFaults: readonly Fault[] = [
  inMood('S3 away', 'away'),
  inMood('slow S3', 'holds'),
  inMood('S3 refuses', 'refuses'),
  inMood('S3 hangs up', 'hangs up'),
];
