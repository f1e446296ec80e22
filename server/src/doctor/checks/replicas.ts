import { inspectReplicas, type ReplicaPlace } from '../../db/client.ts';
import { sayReason } from '../../process/operator-error.ts';
import { type Found, fine, warning } from '../finding.ts';

/** Less is what is on its way at any moment. */
const FAR_BEHIND = 16 * 1024 * 1024;

/** Readers are answered without them too: none of it is a fault. */
export async function checkReplicas({ config }: { config: ReplicaPlace }): Promise<Found[]> {
  const replicas = await inspectReplicas(config);
  return replicas.map(({ name, standing, bytesBehind, failure }): Found => {
    const told = { replica: name, kilobytes: Math.ceil(bytesBehind / 1024) };
    switch (standing) {
      case 'silent':
        return warning('doctor_replica_silent', { ...told, reason: sayReason(failure) });
      case 'writes':
        return warning('doctor_replica_writes', told);
      case 'other-database':
        return warning('doctor_replica_other_database', told);
      case 'other-timeline':
        return warning('doctor_replica_other_timeline', told);
      default:
        return bytesBehind > FAR_BEHIND
          ? warning('doctor_replica_behind', told)
          : fine('doctor_replica_fine', told);
    }
  });
}
