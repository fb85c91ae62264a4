import { findLinks } from '@zampa/domain/conversations/message-links';
import { Fragment, type ReactNode, useMemo } from 'react';

/** Renders text with its links. Linked pages open in a new tab and cannot access this one. */
export function LinkedText({ text }: { text: string }): ReactNode {
  const parts = useMemo(() => findLinks(text), [text]);
  return parts.map(({ text: shown, href }, place) =>
    href === null ? (
      <Fragment key={place}>{shown}</Fragment>
    ) : (
      <a key={place} href={href} {...(href.startsWith('http') && NEW_TAB)}>
        {shown}
      </a>
    ),
  );
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;
