interface Messages {
  'almanac/holidays': typeof import('./en.json');
}
