import { useEffect, useRef } from 'react';
import styles from './CommandBox.module.css';
import type { Command, CommandGroup } from './commands.ts';

export interface CommandListProps {
  /** Prefix of the option ids, before their key. */
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  current: string | undefined;
  onMark: (key: string) => void;
}

/** List of commands below the field. Its options never take the focus. */
export function CommandList({ id, label, groups, current, onMark }: CommandListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles['list']}>
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <p className={styles['group']} aria-hidden="true">
            {group.label}
          </p>
          {group.items.map((item) => (
            <CommandOption
              key={item.key}
              id={`${id}-${item.key}`}
              item={item}
              isCurrent={item.key === current}
              onMark={() => onMark(item.key)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type CommandOptionProps = { id: string; item: Command; isCurrent: boolean; onMark: () => void };

function CommandOption({ id, item, isCurrent, onMark }: CommandOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles['option']}
      onClick={item.onSelect}
      onKeyDown={({ key }) => key === 'Enter' && item.onSelect()}
      onMouseMove={onMark}
    >
      {item.icon && (
        <span className={styles['icon']} aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className={styles['words']}>
        <span>{item.label}</span>
        {item.description && <small>{item.description}</small>}
      </span>
    </div>
  );
}
