import { readTexts } from '../texts.ts';
import { bannedIn } from './find-banned-prose.ts';
import { ALLOWED_TEXTS, NEVER_ON_SCREENS } from './glossary.ts';

const LONGEST_SENTENCE_WORDS = 20;

/** Returns one line for each text that breaks the glossary or has a sentence of more than 20 words. */
export async function findBannedTexts(root: string): Promise<readonly string[]> {
  const languages = ['en', 'it'] as const;
  const found = await Promise.all(
    languages.map(async (language) =>
      [...(await readTexts(root, language))]
        .filter(([key]) => !(key in ALLOWED_TEXTS))
        .flatMap(([key, { forms }]) =>
          [...forms.values()].flatMap((text) =>
            problemsOf(text, language).map((problem) => `${language} ${key}: ${problem}`),
          ),
        ),
    ),
  );
  return found.flat();
}

/** Placeholders and tags are names of ours, not words on screens. */
function problemsOf(text: string, language: 'en' | 'it'): readonly string[] {
  const words = text.replaceAll(/\{\{\w+\}\}|<[^>]*>/g, '…');
  return [...bannedIn(words, NEVER_ON_SCREENS[language]), ...longSentencesIn(words)];
}

const longSentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE_WORDS)
    .map((sentence) => `“${sentence}” has more than ${LONGEST_SENTENCE_WORDS} words`);
