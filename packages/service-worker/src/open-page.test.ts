import { describe, expect, it, vi } from 'vitest';
import { openPage } from './open-page.ts';

const PAGE = 'https://zampa.example/app/workspace/chat/c1';

const windowAt = (url: string) => ({
  url,
  postMessage: vi.fn<(message: unknown) => void>(),
  focus: vi.fn<() => Promise<WindowClient>>().mockRejectedValue(new Error('not allowed')),
});

function windowsAt(...urls: readonly string[]) {
  const open = vi.fn<(url: string) => Promise<unknown>>().mockResolvedValue(null);
  const windows = urls.map(windowAt);
  return { windows, open, all: () => Promise.resolve(windows) };
}

describe('openPage after a pressed notification', () => {
  it('uses an open window of the same app', async () => {
    const device = windowsAt('https://zampa.example/workspace', 'https://zampa.example/app/login');
    await openPage('owner', PAGE, device);
    const [clinic, owner] = device.windows;
    expect(owner?.postMessage.mock.calls).toEqual([[{ type: 'open', url: PAGE }]]);
    expect(owner?.focus).toHaveBeenCalledTimes(1);
    expect(clinic?.postMessage).not.toHaveBeenCalled();
    expect(device.open).not.toHaveBeenCalled();
  });

  it('opens a new window if only the other app is open', async () => {
    const device = windowsAt('https://zampa.example/workspace/requests');
    await openPage('owner', PAGE, device);
    expect(device.open.mock.calls).toEqual([[PAGE]]);
    expect(device.windows[0]?.postMessage).not.toHaveBeenCalled();
  });
});
