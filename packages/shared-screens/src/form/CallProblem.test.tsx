import { onlineManager } from '@tanstack/react-query';
import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { changeLanguage } from '@zampa/i18n/instance';
import '@zampa/i18n/setup';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { CallProblem } from './CallProblem.tsx';

const refusal = new ApiRefusal(409, { code: 'STATUS_CONFLICT' });

const shown = (error: Error | null) => (
  <ZampaTheme app="owner">
    <CallProblem error={error} />
  </ZampaTheme>
);

/** All that is said there, one after the other. */
function heard(place: Element): string[] {
  const words: string[] = [];
  const observer = new MutationObserver(() => words.push(place.textContent));
  observer.observe(place, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return words;
}

describe('CallProblem', () => {
  afterEach(() => changeLanguage('en'));

  it('says why the server refused in the language on screen, from the first word on', async () => {
    await changeLanguage('it');
    const page = await render(shown(null));
    const words = heard(page.container);
    await page.rerender(shown(refusal));
    await expect.poll(() => page.container.textContent).toMatch(/^Nel frattempo qualcosa è /);
    expect(words.filter((said) => said !== '' && !said.startsWith('Nel frattempo'))).toEqual([]);
  });

  it.each([
    ['there is no answer', new ApiUnreachable('lost'), 'There is no connection right now.'],
    ['something broke', new Error('a fault of ours'), 'Something went wrong on our side.'],
    ['the server refuses', refusal, 'This changed in the meantime, and what you asked for'],
    ['a refusal is not known', new ApiRefusal(409, { code: 'NEW' }), 'Something went wrong on our'],
  ])('where %s', async (_case, error, text) => {
    const page = await render(shown(error));
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  });

  it.each([
    { what: 'that there is no connection', error: new ApiUnreachable('lost'), left: '' },
    { what: 'that something broke', error: new Error('a fault of ours'), left: 'went wrong' },
  ])('says $what until there is a connection again: "$left" is left', async ({ error, left }) => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    const page = await render(shown(error));
    await expect.poll(() => page.container.textContent).not.toBe('');
    onlineManager.setOnline(true);
    await expect
      .poll(() => page.container.textContent)
      .toMatch(left === '' ? /^$/ : new RegExp(left));
  });

  it('says again that there is no connection where that is so again', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    const page = await render(shown(new ApiUnreachable('lost')));
    await expect.element(page.getByText('There is no connection')).toBeVisible();
    onlineManager.setOnline(true);
    await expect.poll(() => page.container.textContent).toBe('');
    await page.rerender(shown(new ApiUnreachable('lost again')));
    await expect.element(page.getByText('There is no connection')).toBeVisible();
  });

  it('says nothing while nothing has failed', async () => {
    const page = await render(shown(null));
    expect(page.container.textContent).toBe('');
  });
});
