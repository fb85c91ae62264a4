/** The two notes of the chime, in hertz. */
const NOTES = [659.25, 880] as const;
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.12;

/** Some browsers let a page choose what plays its sounds. */
type ChoosingContext = AudioContext & {
  readonly sinkId?: string;
  readonly setSinkId?: (id: string) => Promise<void>;
};

let context: ChoosingContext | null = null;

/**
 * Plays a short, soft chime, made here: no file is loaded. Silent in a browser that does not let the page play yet,
 * which is before the first gesture of a person.
 *
 * @param speaker id of the device that plays it, where the browser lets a page choose; empty for whatever the system has
 */
export async function playChime(speaker = ''): Promise<void> {
  context ??= new AudioContext();
  if (context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
  await context.resume();
  await chooseSpeaker(context, speaker);
  for (const [place, pitch] of NOTES.entries())
    playNote(context, pitch, context.currentTime + place * NOTE_SECONDS);
}

async function chooseSpeaker(audio: ChoosingContext, speaker: string): Promise<void> {
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
