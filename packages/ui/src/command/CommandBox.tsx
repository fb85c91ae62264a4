import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useFocusBack } from '../dialog/use-focus-back.ts';
import styles from './CommandBox.module.css';
import { CommandList } from './CommandList.tsx';
import { type CommandGroup, indexAfterKey } from './commands.ts';

export interface CommandBoxProps {
  open: boolean;
  onClose: () => void;
  label: string;
  placeholder: string;
  resultsLabel: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup[];
  /** How many there are, said to those who do not see the list. */
  summary: string;
  /** Below the list, or in its place where nothing is in it: what is missing there, and why. */
  note: ReactNode;
}

/**
 * Shows one box for finding and doing. The focus stays in the field; arrows move through the list, Enter takes what is
 * marked, Escape closes. A combobox with its listbox, as screen readers know it.
 */
export function CommandBox(props: CommandBoxProps) {
  const { open, onClose, label, text, onText, groups } = props;
  const id = useId();
  useFocusBack();
  const items = groups.flatMap((group) => group.items);
  const [marked, setMarked] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === marked),
  );
  const current = items[at];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      current?.onSelect();
      return;
    }
    const next = indexAfterKey(event.key, at, items.length);
    if (next === null) return;
    event.preventDefault();
    setMarked(items[next]?.key ?? null);
  };
  return (
    <Modal.Root opened={open} onClose={onClose} size="38rem" yOffset="12dvh">
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
              setMarked(null);
              onText(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={keepFocus}
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
          onMark={setMarked}
        />
        <div className={styles['note']}>{props.note}</div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What lies under the box and closes or opens late, such as a drawer, would take the focus to itself or its opener. */
function keepFocus({ currentTarget: field, relatedTarget }: FocusEvent<HTMLInputElement>) {
  if (field.closest('[role=dialog]')?.contains(relatedTarget)) return;
  setTimeout(() => field.focus());
}
