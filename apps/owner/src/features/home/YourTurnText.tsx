import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';
import styles from './home.module.css';

export interface YourTurnTextProps {
  item: InboxItem;
  /** The deadline, shown below the text. */
  children?: ReactNode;
}

/** Picture and text of an inbox item: title, pets and preview. */
export function YourTurnText({ item, children }: YourTurnTextProps) {
  const { kind, pets, person, title, text } = item;
  const [pet] = pets;
  const names = pets.map(({ name }) => name).join(', ');
  return (
    <Row as="span" gap="12" wrap={false} grow>
      {kind === 'PAYMENT_DUE' ? (
        <span className={styles['due']} aria-hidden="true">
          <IconCreditCard size={22} />
        </span>
      ) : pet ? (
        <PetPicture pet={pet} size={40} />
      ) : (
        person && <PersonPicture person={person} size={40} />
      )}
      <Stack as="span" gap="0" grow>
        <strong>{title}</strong>
        <Text as="span" tone="muted" lines="2">
          {[names, text].filter(Boolean).join(' · ')}
        </Text>
        {children}
      </Stack>
    </Row>
  );
}
