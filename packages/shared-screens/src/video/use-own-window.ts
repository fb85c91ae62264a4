import { type RefObject, useEffect, useState } from 'react';

export type OwnWindow = {
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

/** Returns whether this browser shows a video in a small window of its own, over every program. */
export const canOpenOwnWindow = (): boolean => document.pictureInPictureEnabled;

/** Shows a video in a small window of its own, which stays to be seen where the tab does not. */
export function useOwnWindow(video: RefObject<HTMLVideoElement | null>): OwnWindow {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => setOpen(document.pictureInPictureElement !== null);
    // Both are told to the video, and rise to the page.
    document.addEventListener('enterpictureinpicture', look);
    document.addEventListener('leavepictureinpicture', look);
    return () => {
      document.removeEventListener('enterpictureinpicture', look);
      document.removeEventListener('leavepictureinpicture', look);
    };
  }, []);
  const toggle = () => {
    const changed = isOpen
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture();
    // There may be no picture yet, or the window closed meanwhile.
    changed?.catch(() => undefined);
  };
  return { isOpen, toggle };
}
