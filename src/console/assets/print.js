// Prints the page as a report, with everything unfolded that the page folds.

for (const button of document.querySelectorAll('button[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    print();
  });
}

let folded = [];
addEventListener('beforeprint', () => {
  folded = [...document.querySelectorAll('main details:not([open])')];
  for (const part of folded) part.open = true;
});
addEventListener('afterprint', () => {
  for (const part of folded) part.open = false;
});
