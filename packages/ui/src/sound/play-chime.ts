/** The two notes of the chime, in hertz. */
const NOTES = [659.25, 880] as const;
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/**
 * Plays a short, soft chime, made here: no file is loaded. Silent in a browser that does not let the page play yet,
 * which is before the first gesture of a person.
 */
export async function playChime(): Promise<void> {
  context ??= new AudioContext();
  if (context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
  await context.resume();
  for (const [place, pitch] of NOTES.entries())
    playNote(context, pitch, context.currentTime + place * NOTE_SECONDS);
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
