import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppStorage } from './app-storage.ts';
import { memoryStorage } from './memory-storage.test-data.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('createAppStorage', () => {
  it("stores values under keys with the app's prefix", () => {
    const browser = memoryStorage();
    const storage = createAppStorage('clinic', browser);
    storage.write('theme', { dark: true });
    expect(Object.keys(browser)).toEqual(['zampa.clinic.theme']);
    expect(storage.key('theme')).toBe('zampa.clinic.theme');
    expect(storage.read('theme')).toEqual({ dark: true });
    expect(createAppStorage('owner', browser).read('theme')).toBeNull();
  });

  it('removes one entry, or all entries of this app only', () => {
    const browser = memoryStorage();
    const storage = createAppStorage('clinic', browser);
    for (const name of ['a', 'b', 'c']) storage.write(name, name);
    createAppStorage('owner', browser).write('a', 'of the other app');
    storage.remove('a');
    expect([storage.read('a'), storage.read('b')]).toEqual([null, 'b']);
    storage.clear();
    expect(Object.keys(browser)).toEqual(['zampa.owner.a']);
  });

  it('returns null for a value that cannot be parsed', () => {
    const browser = memoryStorage();
    browser.setItem('zampa.clinic.theme', '{dark');
    expect(createAppStorage('clinic', browser).read('theme')).toBeNull();
  });

  it('uses the localStorage of the page by default', () => {
    const localStorage = memoryStorage();
    vi.stubGlobal('window', { localStorage });
    createAppStorage('owner').write('theme', 1);
    expect(Object.keys(localStorage)).toEqual(['zampa.owner.theme']);
  });

  it('stores nothing where the browser forbids it, without an error', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const storage = createAppStorage('owner');
    storage.write('theme', 1);
    storage.remove('theme');
    storage.clear();
    expect(storage.read('theme')).toBeNull();
  });
});
