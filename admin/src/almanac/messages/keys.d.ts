interface Messages {
  almanac: typeof import('./en.json');
}
