import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import addon from 'react-big-calendar/lib/addons/dragAndDrop';
import { type ComponentType, memo } from 'react';
import { isAlikeBut } from './alike-but.ts';
import type { GridEntry } from './grid-entries.ts';

type Addon = typeof addon<GridEntry, StaffMember>;
type GridCalendar = ComponentType<CalendarProps<GridEntry, StaffMember>>;

/** The add-on is CommonJS: a bundler hands over its function, or the module that has it as its default. */
const functionOf = (module: Addon | { default: Addon }): Addon =>
  'default' in module ? module.default : module;

/** The calendar beneath what would keep view, date and selection itself, and draw all of it anew for each press. */
const { ControlledComponent } = Calendar as unknown as { ControlledComponent: GridCalendar };

/**
 * With each press the add-on puts these together anew from what it was given. What it tells of a press comes to the entries by
 * a context, so that of a thousand places in the grid none has to be drawn anew for it.
 */
const PUT_TOGETHER = ['components', 'elementProps'];

/** The calendar whose entries can be dragged and pulled; which view, date and selection it shows is given to it. */
export const DragCalendar = functionOf(addon<GridEntry, StaffMember>)(
  memo(ControlledComponent, isAlikeBut(PUT_TOGETHER)),
);
