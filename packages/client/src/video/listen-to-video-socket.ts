import type { VideoMessage } from '@zampa/contract/video/objects';
import { videoSocket } from './video-state.ts';

export type SocketListener = {
  /** Called at every connection, and immediately if the socket is connected. */
  readonly onConnect: () => void;
  readonly onVideo: (message: VideoMessage) => void;
};

/** Listens to the socket of the signed-in person, also when it is replaced. Returns a function that stops it. */
export function listenToVideoSocket({ onConnect, onVideo }: SocketListener): () => void {
  let stop = attach();
  const unsubscribe = videoSocket.subscribe(() => {
    stop();
    stop = attach();
  });

  function attach(): () => void {
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
    unsubscribe();
    stop();
  };
}
