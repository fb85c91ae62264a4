import type { VideoMessage } from '@zampa/contract/video/objects';
import { videoSocket } from './video-now.ts';

export type SocketListener = {
  /** At every connection, and at once where there is one. */
  readonly onConnect: () => void;
  readonly onVideo: (message: VideoMessage) => void;
};

/** Follows the socket of whoever is signed in, also where that becomes another. Returns how to stop. */
export function followSocket({ onConnect, onVideo }: SocketListener): () => void {
  let stop = listenTo();
  const unfollow = videoSocket.subscribe(() => {
    stop();
    stop = listenTo();
  });

  function listenTo(): () => void {
    const socket = videoSocket.value();
    socket?.on('connect', onConnect);
    socket?.on('video', onVideo);
    if (socket?.connected) onConnect();
    return () => {
      socket?.off('connect', onConnect);
      socket?.off('video', onVideo);
    };
  }

  return () => {
    unfollow();
    stop();
  };
}
