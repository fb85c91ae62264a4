import type { CreateReceiver } from '../realtime/receiver.ts';
import { clearVideo, receiveVideo, videoSocket } from './video-state.ts';

/** Handles socket messages about the state of video meetings. The calls use the socket for their signals. */
export const createMeetingReceiver: CreateReceiver = ({ socket }) => {
  videoSocket.become(socket);
  return {
    messages: { video: receiveVideo },
    stop() {
      videoSocket.become(null);
      clearVideo();
    },
  };
};
