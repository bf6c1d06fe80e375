interface Messages {
  imports: typeof import('./en.json');
}
