import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import addon from 'react-big-calendar/lib/addons/dragAndDrop';
import { type ComponentType, memo } from 'react';
import { isShallowEqualExcept } from './shallow-equal-except.ts';
import type { GridEntry } from './grid-entries.ts';

type Addon = typeof addon<GridEntry, StaffMember>;
type GridCalendar = ComponentType<CalendarProps<GridEntry, StaffMember>>;

/** The add-on is CommonJS: depending on the bundler, the import is the function or a module with it as `default`. */
const unwrapDefault = (module: Addon | { default: Addon }): Addon =>
  'default' in module ? module.default : module;

/**
 * The inner component without its own state: the outer one keeps view, date and selection itself and renders
 * everything on each press.
 */
const { ControlledComponent } = Calendar as unknown as { ControlledComponent: GridCalendar };

/**
 * Props that the add-on creates again on each press, and that are therefore ignored when comparing. Entries receive
 * the drag state through a context, so that the cells of the grid need not render again.
 */
const RECREATED_PROPS = ['components', 'elementProps'];

/** Calendar with entries that can be dragged and resized. View, date and selection are controlled by props. */
export const DragCalendar = unwrapDefault(addon<GridEntry, StaffMember>)(
  memo(ControlledComponent, isShallowEqualExcept(RECREATED_PROPS)),
);
