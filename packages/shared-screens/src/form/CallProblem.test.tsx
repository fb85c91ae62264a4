import { onlineManager } from '@tanstack/react-query';
import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { changeLanguage } from '@zampa/i18n/instance';
import '@zampa/i18n/setup';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { CallProblem } from './CallProblem.tsx';

const refusal = new ApiRefusal(409, { code: 'STATUS_CONFLICT' });

const renderProblem = (error: Error | null) => (
  <ZampaTheme app="owner">
    <CallProblem error={error} />
  </ZampaTheme>
);

/** Records every text that appears in an element. */
function recordTexts(place: Element): string[] {
  const words: string[] = [];
  const observer = new MutationObserver(() => words.push(place.textContent));
  observer.observe(place, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return words;
}

describe('CallProblem', () => {
  afterEach(() => changeLanguage('en'));

  it('shows a refusal only in the current language, without flashing another', async () => {
    await changeLanguage('it');
    const page = await render(renderProblem(null));
    const words = recordTexts(page.container);
    await page.rerender(renderProblem(refusal));
    await expect
      .poll(() => page.container.textContent)
      .toMatch(
        /Qualcosa è cambiato e l’azione non è più possibile\. Ricarica per vedere la situazione attuale\./,
      );
    expect(words.filter((text) => text !== '' && !text.startsWith('Qualcosa è cambiato'))).toEqual(
      [],
    );
  });

  it.each([
    [
      'there is no answer',
      new ApiUnreachable('lost'),
      'You’re offline. Your data is safe: try again when you’re back.',
    ],
    [
      'an unexpected error occurred',
      new Error('a fault of ours'),
      'Something went wrong on our side.',
    ],
    [
      'the server refuses',
      refusal,
      'Something has changed, so this is no longer possible. Reload to see the current state.',
    ],
    [
      'the refusal code is unknown',
      new ApiRefusal(409, { code: 'NEW' }),
      'Something went wrong on our',
    ],
  ])('shows the text when %s', async (_case, error, text) => {
    const page = await render(renderProblem(error));
    await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  });

  it.each([
    { what: 'that there is no connection', error: new ApiUnreachable('lost'), left: '' },
    { what: 'an unexpected error', error: new Error('a fault of ours'), left: 'went wrong' },
  ])('says $what until the connection is back, then "$left"', async ({ error, left }) => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    const page = await render(renderProblem(error));
    await expect.poll(() => page.container.textContent).not.toBe('');
    onlineManager.setOnline(true);
    await expect
      .poll(() => page.container.textContent)
      .toMatch(left === '' ? /^$/ : new RegExp(left));
  });

  it('shows the offline text again after another lost connection', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    const page = await render(renderProblem(new ApiUnreachable('lost')));
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .toBeVisible();
    onlineManager.setOnline(true);
    await expect.poll(() => page.container.textContent).toBe('');
    await page.rerender(renderProblem(new ApiUnreachable('lost again')));
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .toBeVisible();
  });

  it('renders nothing without an error', async () => {
    const page = await render(renderProblem(null));
    expect(page.container.textContent).toBe('');
  });
});
