import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaProblem, openTracks } from './media-devices.ts';

const failure = (name: string) => Object.assign(new Error(name), { name });

it.each([
  { name: 'NotAllowedError', problem: 'DENIED' },
  { name: 'SecurityError', problem: 'DENIED' },
  { name: 'NotFoundError', problem: 'MISSING' },
  { name: 'OverconstrainedError', problem: 'MISSING' },
  { name: 'NotReadableError', problem: 'BUSY' },
  { name: 'AbortError', problem: 'BUSY' },
  { name: 'TypeError', problem: 'UNKNOWN' },
])('an error called $name means $problem', ({ name, problem }) => {
  expect(mediaProblem(failure(name))).toBe(problem);
});

it('what is no error at all is of no known kind', () => {
  expect(mediaProblem('no')).toBe('UNKNOWN');
});

describe('openTracks', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser that answers each question with the next of these. */
  function browserThat(...answers: readonly (Error | readonly string[])[]) {
    const asked: MediaStreamConstraints[] = [];
    const getUserMedia = async (constraints: MediaStreamConstraints) => {
      const answer = answers[asked.length] ?? [];
      asked.push(constraints);
      if (answer instanceof Error) throw answer;
      return { getTracks: () => answer };
    };
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    return asked;
  }

  it('asks once for both, and for the devices that were chosen', async () => {
    const asked = browserThat(['sound', 'picture']);
    const tracks = await openTracks(['camera', 'microphone'], { camera: 'desk' });
    expect(tracks).toEqual(['sound', 'picture']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.video).toMatchObject({ deviceId: { exact: 'desk' } });
    expect(asked[0]?.audio).toMatchObject({ echoCancellation: true });
    expect(asked[0]?.audio).not.toHaveProperty('deviceId');
  });

  it('asks for one alone', async () => {
    const asked = browserThat(['sound']);
    await openTracks(['microphone'], {});
    expect(asked[0]).not.toHaveProperty('video');
  });

  it('takes any where the chosen one is gone', async () => {
    const asked = browserThat(failure('OverconstrainedError'), ['picture']);
    await expect(openTracks(['camera'], { camera: 'gone' })).resolves.toEqual(['picture']);
    expect(asked[1]?.video).not.toHaveProperty('deviceId');
  });

  it('does not ask again what was refused', async () => {
    const asked = browserThat(failure('NotAllowedError'), ['picture']);
    await expect(openTracks(['camera'], { camera: 'desk' })).rejects.toThrow('NotAllowedError');
    expect(asked).toHaveLength(1);
  });

  it('finds no device on a page that may have none', async () => {
    vi.stubGlobal('navigator', {});
    await expect(openTracks(['camera'], {}).catch(mediaProblem)).resolves.toBe('MISSING');
  });
});
