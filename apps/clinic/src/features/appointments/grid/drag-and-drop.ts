import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import addon from 'react-big-calendar/lib/addons/dragAndDrop';
import type { ComponentType } from 'react';
import type { GridEntry } from './grid-entries.ts';

type Addon = typeof addon<GridEntry, StaffMember>;

/** The add-on is CommonJS: a bundler hands over its function, or the module that has it as its default. */
const functionOf = (module: Addon | { default: Addon }): Addon =>
  'default' in module ? module.default : module;

/** The calendar whose entries can be dragged and pulled. */
export const DragCalendar = functionOf(addon<GridEntry, StaffMember>)(
  Calendar as ComponentType<CalendarProps<GridEntry, StaffMember>>,
);
