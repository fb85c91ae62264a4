import { mayHaveLinks } from '@zampa/domain/conversations/may-have-links';
import { lazy, type ReactNode, Suspense } from 'react';

interface MessageTextProps {
  text: string;
}

/** Lazy-loaded: few messages have links, and their text is shown before. Without a connection it stays plain. */
const LinkedText = lazy(() =>
  import('./LinkedText.tsx').then(
    (loaded) => ({ default: loaded.LinkedText }),
    () => ({ default: PlainText }),
  ),
);

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
