import { IconMail, IconPhone } from '@tabler/icons-react';
import styles from '../record/FamilyCard.module.css';

const kinds = {
  phone: { scheme: 'tel:', Icon: IconPhone },
  email: { scheme: 'mailto:', Icon: IconMail },
};

export interface ContactLinkProps {
  kind: keyof typeof kinds;
  value: string | null | undefined;
  /** Who is called or written to, read aloud where several people stand together. */
  label?: string;
}

/** Shows a number to call or an address to write to; nothing where there is none. */
export function ContactLink({ kind, value, label }: ContactLinkProps) {
  if (!value) return null;
  const { scheme, Icon } = kinds[kind];
  return (
    <a className={styles['contact']} href={scheme + value}>
      <Icon size={16} aria-hidden="true" />
      {label && <span className="z-visually-hidden">{label}: </span>}
      {value}
    </a>
  );
}
