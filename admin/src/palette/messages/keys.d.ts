interface Messages {
  palette: typeof import('./en.json');
}
