import { describe, expect, it } from 'vitest';
import { handleShellEvents, type ShellPlugins } from './handle-shell-events.ts';

const location = { origin: 'https://zampa.example', href: 'https://zampa.example/app/dashboard' };

/** A phone whose native shell reports events to the app. */
function fakePhone() {
  const listeners = new Map<string, (event: never) => void>();
  const addListener = async (name: string, listener: (event: never) => void) => {
    listeners.set(name, listener);
  };
  const calls: string[] = [];
  const minimizeApp = async () => void calls.push('aside');
  const app = { addListener, minimizeApp };
  const plugins = { app, push: { addListener } } as unknown as ShellPlugins;
  const emit = (name: string, event: object) => listeners.get(name)?.(event as never);
  return { plugins, emit, calls };
}

function handleShell() {
  const opened: string[] = [];
  const { plugins, emit, calls } = fakePhone();
  const history = { back: () => void calls.push('back') };
  const openPage = (address: string) => void opened.push(address);
  handleShellEvents({ openPage }, plugins, { location, history });
  return { opened, emit, calls };
}

describe('handleShellEvents', () => {
  it('opens app links and pressed notifications on their page', () => {
    const { opened, emit } = handleShell();
    emit('appUrlOpen', { url: 'https://zampa.example/app/appointment/abc' });
    emit('pushNotificationActionPerformed', {
      notification: { data: { id: '1', kind: 'MESSAGE', url: '/app/workspace/chat/1' } },
    });
    expect(opened).toEqual(['/app/appointment/abc', '/app/workspace/chat/1']);
  });

  it.each([
    ['appUrlOpen', { url: 'https://evil.example/app/' }],
    ['appUrlOpen', { url: 'https://zampa.example/api/files/1' }],
    ['pushNotificationActionPerformed', { notification: { data: { url: '/workspace/team' } } }],
    ['pushNotificationActionPerformed', { notification: { data: { url: '//evil.example/' } } }],
    ['pushNotificationActionPerformed', { notification: { data: {} } }],
    ['pushNotificationActionPerformed', { notification: { data: undefined } }],
  ])('ignores links that do not lead to an owner-app page: %s %j', (name, event) => {
    const { opened, emit } = handleShell();
    emit(name, event);
    expect(opened).toEqual([]);
  });

  it.each([
    [true, 'back'],
    [false, 'aside'],
  ])('handles the back button, canGoBack %s: %s', (canGoBack, expected) => {
    const { emit, calls } = handleShell();
    emit('backButton', { canGoBack });
    expect(calls).toEqual([expected]);
  });
});
