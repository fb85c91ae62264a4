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
])('mediaProblem maps $name to $problem', ({ name, problem }) => {
  expect(mediaProblem(failure(name))).toBe(problem);
});

it('mediaProblem returns UNKNOWN for a value that is not an error', () => {
  expect(mediaProblem('no')).toBe('UNKNOWN');
});

describe('openTracks', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser that answers each request with the next of these. */
  function fakeBrowser(...answers: readonly (Error | readonly string[])[]) {
    const requests: MediaStreamConstraints[] = [];
    const getUserMedia = async (constraints: MediaStreamConstraints) => {
      const answer = answers[requests.length] ?? [];
      requests.push(constraints);
      if (answer instanceof Error) throw answer;
      return { getTracks: () => answer };
    };
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    return requests;
  }

  it('requests camera and microphone with one prompt, and the chosen camera', async () => {
    const requests = fakeBrowser(['sound', 'picture']);
    const tracks = await openTracks(['camera', 'microphone'], { camera: 'desk' });
    expect(tracks).toEqual(['sound', 'picture']);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.video).toMatchObject({ deviceId: { exact: 'desk' } });
    expect(requests[0]?.audio).toMatchObject({ echoCancellation: true });
    expect(requests[0]?.audio).not.toHaveProperty('deviceId');
  });

  it('requests a single device', async () => {
    const requests = fakeBrowser(['sound']);
    await openTracks(['microphone'], {});
    expect(requests[0]).not.toHaveProperty('video');
  });

  it('falls back to any device if the chosen one is gone', async () => {
    const requests = fakeBrowser(failure('OverconstrainedError'), ['picture']);
    await expect(openTracks(['camera'], { camera: 'gone' })).resolves.toEqual(['picture']);
    expect(requests[1]?.video).not.toHaveProperty('deviceId');
  });

  it('does not retry after a refusal', async () => {
    const requests = fakeBrowser(failure('NotAllowedError'), ['picture']);
    await expect(openTracks(['camera'], { camera: 'desk' })).rejects.toThrow('NotAllowedError');
    expect(requests).toHaveLength(1);
  });

  it('throws NotFoundError on an insecure page, which counts as MISSING', async () => {
    vi.stubGlobal('navigator', {});
    await expect(openTracks(['camera'], {}).catch(mediaProblem)).resolves.toBe('MISSING');
  });
});
