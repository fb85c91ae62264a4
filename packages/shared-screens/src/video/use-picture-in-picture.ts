import { type RefObject, useEffect, useState } from 'react';

export type PictureInPicture = {
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

/** Returns whether the browser supports picture-in-picture. */
export const canUsePictureInPicture = (): boolean => document.pictureInPictureEnabled;

/** Shows a video in picture-in-picture, visible over other tabs and programs. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): PictureInPicture {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const refresh = () => setOpen(document.pictureInPictureElement !== null);
    // The events are fired at the video and bubble to the document.
    document.addEventListener('enterpictureinpicture', refresh);
    document.addEventListener('leavepictureinpicture', refresh);
    return () => {
      document.removeEventListener('enterpictureinpicture', refresh);
      document.removeEventListener('leavepictureinpicture', refresh);
    };
  }, []);
  const toggle = () => {
    const change = isOpen
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
    // Fails if the video has no frame yet or the window was closed in the meantime.
    change?.catch(() => undefined);
  };
  return { isOpen, toggle };
}
