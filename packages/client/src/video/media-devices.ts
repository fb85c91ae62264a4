/** Why there is no picture or no sound of oneself: not allowed, no device, one that another program uses, or who knows. */
export type MediaProblem = 'DENIED' | 'MISSING' | 'BUSY' | 'UNKNOWN';

/** The microphone first: whoever is heard and not seen is still in a conversation. */
export const MEDIA_KINDS = ['microphone', 'camera'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Ids of the devices that a person has chosen; the browser's own choice where there is none. */
export type DeviceChoice = Readonly<Partial<Record<MediaKind | 'speaker', string>>>;

const PROBLEMS: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'DENIED',
  SecurityError: 'DENIED',
  NotFoundError: 'MISSING',
  OverconstrainedError: 'MISSING',
  NotReadableError: 'BUSY',
  AbortError: 'BUSY',
};

/** Returns what a browser that gave no picture or sound meant, by the name of its error. */
export function mediaProblem(error: unknown): MediaProblem {
  return (error instanceof Error && PROBLEMS[error.name]) || 'UNKNOWN';
}

const exactly = (deviceId: string | undefined) =>
  deviceId ? { deviceId: { exact: deviceId } } : {};

/** Echoes are taken away by the browser: the other one is heard by a loudspeaker beside this microphone. */
const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' };

const constraints = (choice: DeviceChoice) => ({
  camera: { video: { ...PICTURE, ...exactly(choice.camera) } },
  microphone: { audio: { ...SOUND, ...exactly(choice.microphone) } },
});

/**
 * Asks the browser for camera or microphone, or both with one question. Where the chosen device is gone, for any.
 * Throws the browser's own error.
 */
export async function openTracks(
  kinds: readonly MediaKind[],
  choice: DeviceChoice,
): Promise<readonly MediaStreamTrack[]> {
  const { mediaDevices } = navigator;
  // Pages that did not come over a secure connection have none.
  if (!mediaDevices) throw new DOMException('No devices', 'NotFoundError');
  const wanted = (chosen: DeviceChoice) =>
    Object.assign({}, ...kinds.map((kind) => constraints(chosen)[kind])) as MediaStreamConstraints;
  try {
    return (await mediaDevices.getUserMedia(wanted(choice))).getTracks();
  } catch (error) {
    const isGone = error instanceof Error && error.name === 'OverconstrainedError';
    if (!isGone) throw error;
    return (await mediaDevices.getUserMedia(wanted({}))).getTracks();
  }
}

/** Returns what a track comes from. */
export const mediaKindOf = (track: MediaStreamTrack): MediaKind =>
  track.kind === 'video' ? 'camera' : 'microphone';
