const send =
  (method: string) =>
  (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export const post = send('POST');
export const patch = send('PATCH');
export const put = send('PUT');

/** Fields of the only link in a message. */
export function readLink(text: string): { user_id: string; timestamp: string; signature: string } {
  const path = /#\/account\/[a-z-]+[/?](\S+)/.exec(text)?.[1] ?? '';
  const fields = new URLSearchParams(path);
  return {
    user_id: fields.get('user_id') ?? '',
    timestamp: fields.get('timestamp') ?? '',
    signature: fields.get('signature') ?? '',
  };
}
