import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TakeOver } from './new-version.ts';
import { registerWorker } from './register-worker.ts';

/** A browser's workers, as far as they are asked here. */
function device({ controlled }: { controlled: boolean }) {
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
    .fn<(...given: unknown[]) => Promise<unknown>>()
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

type Device = ReturnType<typeof device>;

async function registered({ container }: Device) {
  const reload = vi.fn<() => void>();
  const told: TakeOver[] = [];
  const place = { container: container as unknown as ServiceWorkerContainer, reload };
  await registerWorker('owner', place, (takeOver) => told.push(takeOver));
  return { reload, told };
}

describe('the worker of an app', () => {
  it('is registered for the pages of the app', async () => {
    const phone = device({ controlled: false });
    await registered(phone);
    expect(phone.register.mock.calls).toEqual([['/app/sw.js', { scope: '/app/' }]]);
  });

  it('is done without where the browser has workers switched off', async () => {
    const phone = device({ controlled: false });
    phone.register.mockResolvedValue(undefined);
    expect((await registered(phone)).told).toEqual([]);
  });

  it('says nothing of the first version', async () => {
    const phone = device({ controlled: false });
    const { told } = await registered(phone);
    phone.install();
    expect(told).toEqual([]);
  });

  it('tells of a newer one, and loads this page anew once that has taken over', async () => {
    const phone = device({ controlled: true });
    const { told, reload } = await registered(phone);
    phone.install();
    expect(told).toHaveLength(1);
    told[0]?.();
    expect(phone.posted).toEqual(['take-over']);
    expect(reload).not.toHaveBeenCalled();
    phone.container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a page alone for which another page was loaded anew, until it is pressed there too', async () => {
    const phone = device({ controlled: true });
    const { told, reload } = await registered(phone);
    phone.install();
    phone.registration.waiting = null;
    phone.container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    told[0]?.();
    expect(phone.posted).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
