import '@mantine/core/styles/SegmentedControl.layer.css';
import './SegmentedControl.css';

export { SegmentedControl } from '@mantine/core';
