/** The access token and id of a session, held in memory. */
export type SharedAccess = {
  readonly session: string;
  /** `endsAt` in milliseconds since the epoch. */
  readonly access: { readonly token: string; readonly endsAt: number };
};

/** Receives tokens that other tabs share under a name. Returns a function that shares a token with them. */
export type ShareAccess = (
  name: string,
  onShared: (shared: SharedAccess) => void,
) => (shared: SharedAccess) => void;

/** Shares new access tokens with the other tabs of an app, so that one refresh serves all of them. Nothing is stored. */
export const shareAccess: ShareAccess = (name, onShared) => {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined')
    return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<SharedAccess>) => onShared(data));
  return (shared) => channel.postMessage(shared);
};
