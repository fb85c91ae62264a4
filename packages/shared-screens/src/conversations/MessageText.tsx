import { mayHaveLinks } from '@zampa/domain/conversations/may-have-links';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { type ReactNode, Suspense } from 'react';

interface MessageTextProps {
  text: string;
}

/** Lazy-loaded: few messages have links, and their text is shown before. Without a connection it stays plain. */
const LinkedText = lazyPart(async () => {
  const parts = await import('./LinkedText.tsx').catch(() => null);
  return parts?.LinkedText ?? PlainText;
});

const PlainText = ({ text }: MessageTextProps): ReactNode => text;

/** Renders text that a person wrote. Web addresses, e-mail addresses and telephone numbers in it are links. */
export function MessageText({ text }: MessageTextProps) {
  if (!mayHaveLinks(text)) return text;
  return (
    <Suspense fallback={text}>
      <LinkedText text={text} />
    </Suspense>
  );
}
