/** Why a camera or microphone gives nothing: permission denied, no device, in use by another program, or unknown. */
export type MediaProblem = 'DENIED' | 'MISSING' | 'BUSY' | 'UNKNOWN';

/** Microphone first, because a call works with audio alone. */
export const MEDIA_KINDS = ['microphone', 'camera'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Ids of the chosen devices; where absent, the browser's default is used. */
export type DeviceChoice = Readonly<Partial<Record<MediaKind | 'speaker', string>>>;

const PROBLEMS: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'DENIED',
  SecurityError: 'DENIED',
  NotFoundError: 'MISSING',
  OverconstrainedError: 'MISSING',
  NotReadableError: 'BUSY',
  AbortError: 'BUSY',
};

/** Returns the problem behind a `getUserMedia` error. */
export function mediaProblem(error: unknown): MediaProblem {
  return (error instanceof Error && PROBLEMS[error.name]) || 'UNKNOWN';
}

const exactDevice = (deviceId: string | undefined) =>
  deviceId ? { deviceId: { exact: deviceId } } : {};

/** Echo cancellation, because the speaker is next to the microphone. */
const AUDIO_CONSTRAINTS = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const VIDEO_CONSTRAINTS = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' };

const constraintsByKind = (choice: DeviceChoice) => ({
  camera: { video: { ...VIDEO_CONSTRAINTS, ...exactDevice(choice.camera) } },
  microphone: { audio: { ...AUDIO_CONSTRAINTS, ...exactDevice(choice.microphone) } },
});

/**
 * Opens camera, microphone or both with one prompt. Falls back to any device if the chosen one is gone. Throws the
 * browser's error.
 */
export async function openTracks(
  kinds: readonly MediaKind[],
  choice: DeviceChoice,
): Promise<readonly MediaStreamTrack[]> {
  const { mediaDevices } = navigator;
  // Undefined on pages without a secure connection.
  if (!mediaDevices) throw new DOMException('No devices', 'NotFoundError');
  const constraintsFor = (chosen: DeviceChoice) =>
    Object.assign(
      {},
      ...kinds.map((kind) => constraintsByKind(chosen)[kind]),
    ) as MediaStreamConstraints;
  try {
    return (await mediaDevices.getUserMedia(constraintsFor(choice))).getTracks();
  } catch (error) {
    const isGone = error instanceof Error && error.name === 'OverconstrainedError';
    if (!isGone) throw error;
    return (await mediaDevices.getUserMedia(constraintsFor({}))).getTracks();
  }
}

/** Returns the device kind of a track. */
export const mediaKindOf = (track: MediaStreamTrack): MediaKind =>
  track.kind === 'video' ? 'camera' : 'microphone';
