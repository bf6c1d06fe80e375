interface Messages {
  'almanac/festivals': typeof import('./en.json');
}
