import '@mantine/core/styles/Switch.layer.css';
import './Switch.css';

export { Switch } from '@mantine/core';
