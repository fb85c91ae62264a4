import { describe, expect, it } from 'vitest';
import { useSoundCheckout } from '../use-sound-checkout.ts';
import { decisionsDocument } from './decisions-document.ts';

const PAGE = 'docs/decisions/README.md';
const decision = (number: string, title: string, status: string) =>
  `# ${number} · ${title}\n\n**Status:** ${status}\n\n## Context\n\nNone.\n`;

describe('the list of decisions', () => {
  const { write, run, root } = useSoundCheckout();

  it('has each in one line with its title and its status, under what it is about', async () => {
    await write({
      'docs/decisions/082-video-in-the-screens.md': decision('082', 'Video in the screens', 'new'),
      'docs/decisions/077-video.md': decision('077', 'Video', 'accepted; goes on in 082'),
      'docs/decisions/001-database.md': decision('001', 'A database', 'accepted'),
      'docs/decisions/999-latest.md': decision('999', 'The latest', 'accepted'),
      'docs/architecture.md': decision('002', 'No decision', 'accepted'),
    });
    const { path, text } = await decisionsDocument(root());
    expect(path).toBe(PAGE);
    const lines = text.split('\n').filter((line) => /^(## |\| \[)/.test(line));
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      '## Database and statements',
      '| [001](001-database.md) A database | accepted |',
      '## Video',
      '| [077](077-video.md) Video | accepted; goes on in 082 |',
      '| [082](082-video-in-the-screens.md) Video in the screens | new |',
      '## Others',
      '| [999](999-latest.md) The latest | accepted |',
    ]);
  });

  it('is found where a decision is missing from it', async () => {
    const { path, text } = await decisionsDocument(root());
    await write({ [path]: text });
    expect(await run('generated files')).not.toContain(PAGE);
    await write({ 'docs/decisions/001-database.md': decision('001', 'A database', 'accepted') });
    expect(await run('generated files')).toContain(`${PAGE} is not what`);
  });
});
