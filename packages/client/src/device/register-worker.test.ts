import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ActivateVersion } from './new-version.ts';
import { registerWorker } from './register-worker.ts';

/** A browser with a mocked service worker container. */
function fakeDevice({ controlled }: { controlled: boolean }) {
  vi.stubGlobal('document', new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
  const posted: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (message: unknown) => posted.push(message),
  });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as typeof worker | null,
    installing: null as typeof worker | null,
  });
  const register = vi
    .fn<(...args: unknown[]) => Promise<unknown>>()
    .mockResolvedValue(registration);
  const container = Object.assign(new EventTarget(), {
    register,
    controller: controlled ? worker : null,
  });
  const install = () => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { posted, registration, register, container, install };
}

type Device = ReturnType<typeof fakeDevice>;

async function registerAt({ container }: Device) {
  const reload = vi.fn<() => void>();
  const updates: ActivateVersion[] = [];
  const place = { container: container as unknown as ServiceWorkerContainer, reload };
  await registerWorker('owner', place, (takeOver) => updates.push(takeOver));
  return { reload, updates };
}

describe('registerWorker', () => {
  it('registers the worker for the scope of the app', async () => {
    const phone = fakeDevice({ controlled: false });
    await registerAt(phone);
    expect(phone.register.mock.calls).toEqual([['/app/sw.js', { scope: '/app/' }]]);
  });

  it('does nothing if the browser has service workers disabled', async () => {
    const phone = fakeDevice({ controlled: false });
    phone.register.mockResolvedValue(undefined);
    expect((await registerAt(phone)).updates).toEqual([]);
  });

  it('does not report the first version as an update', async () => {
    const phone = fakeDevice({ controlled: false });
    const { updates } = await registerAt(phone);
    phone.install();
    expect(updates).toEqual([]);
  });

  it('reports a newer version, and reloads this page once that version is active', async () => {
    const phone = fakeDevice({ controlled: true });
    const { updates, reload } = await registerAt(phone);
    phone.install();
    expect(updates).toHaveLength(1);
    updates[0]?.();
    expect(phone.posted).toEqual(['take-over']);
    expect(reload).not.toHaveBeenCalled();
    phone.container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when another page activates the update, until the user accepts the update here', async () => {
    const phone = fakeDevice({ controlled: true });
    const { updates, reload } = await registerAt(phone);
    phone.install();
    phone.registration.waiting = null;
    phone.container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    updates[0]?.();
    expect(phone.posted).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
