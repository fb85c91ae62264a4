/** The two notes of the chime, in Hz. */
const NOTES = [659.25, 880] as const;
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.12;

/** Audio context with `setSinkId`, which not all browsers support. */
type OutputSelectableContext = AudioContext & {
  readonly sinkId?: string;
  readonly setSinkId?: (id: string) => Promise<void>;
};

let context: OutputSelectableContext | null = null;

/**
 * Plays a short, synthesized chime. Silent before the first user gesture, as browsers require.
 *
 * @param speaker id of the output device, where supported; empty for the system default
 */
export async function playChime(speaker = ''): Promise<void> {
  context ??= new AudioContext();
  if (context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
  await context.resume();
  await chooseSpeaker(context, speaker);
  for (const [index, pitch] of NOTES.entries())
    playNote(context, pitch, context.currentTime + index * NOTE_SECONDS);
}

async function chooseSpeaker(audio: OutputSelectableContext, speaker: string): Promise<void> {
  if (audio.setSinkId && audio.sinkId !== speaker) await audio.setSinkId(speaker);
}

function playNote(audio: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS * 2);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS * 2);
}
