import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { IconSearch } from '../icons/IconSearch.ts';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { useRestoreFocus } from '../dialog/use-restore-focus.ts';
import { useCloseOnEscape } from '../keys/use-close-on-escape.ts';
import styles from './CommandBox.module.css';
import { CommandList } from './CommandList.tsx';
import type { CommandGroup } from './commands.ts';
import { useMarkedCommand } from './use-marked-command.ts';

export interface CommandBoxProps {
  open: boolean;
  onClose: () => void;
  label: string;
  placeholder: string;
  resultsLabel: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup[];
  /** Number of results, for screen readers. */
  summary: string;
  /** Note below the list, or instead of an empty list. */
  note: ReactNode;
}

/**
 * Command palette: search field and list of commands, as an ARIA combobox. The focus stays in the field; arrow keys
 * move, Enter selects, Escape closes.
 */
export function CommandBox(props: CommandBoxProps) {
  const { open, onClose, label, text, onText, groups } = props;
  const id = useId();
  useCloseOnEscape(open, onClose);
  useRestoreFocus();
  const items = groups.flatMap((group) => group.items);
  const { current, mark, onKeyDown } = useMarkedCommand(items);
  return (
    <Modal.Root opened={open} onClose={onClose} closeOnEscape={false} size="38rem" yOffset="12dvh">
      <Modal.Overlay backgroundOpacity={0.35} color="#0a2e25" />
      <Modal.Content radius="lg" aria-label={label} classNames={{ content: styles['box'] ?? '' }}>
        <div className={styles['field']}>
          <IconSearch size={20} aria-hidden="true" />
          <input
            data-autofocus
            role="combobox"
            aria-label={label}
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current && `${id}-${current.key}`}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={props.placeholder}
            value={text}
            onChange={({ currentTarget }) => {
              mark(null);
              onText(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={restoreFieldFocus}
          />
        </div>
        <p className="z-visually-hidden" role="status">
          {props.summary}
        </p>
        <CommandList
          id={id}
          label={props.resultsLabel}
          groups={groups}
          current={current?.key}
          onMark={mark}
        />
        <div className={styles['note']}>{props.note}</div>
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * Keeps the focus in the field. An element behind the box that opens or closes late, such as a drawer, would take it.
 */
function restoreFieldFocus({ currentTarget: field, relatedTarget }: FocusEvent<HTMLInputElement>) {
  if (field.closest('[role=dialog]')?.contains(relatedTarget)) return;
  setTimeout(() => field.focus());
}
