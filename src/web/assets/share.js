/* The buttons of the reader's menu that share the page or copy its address. */
const page = document.getElementById("share");
const inMenu = (name, isThere, action) => {
  for (const button of document.querySelectorAll(`[data-tool=${name}]`)) {
    button.hidden = !isThere;
    button.addEventListener("click", () => action(button));
  }
};
inMenu("share-page", navigator.share, () => navigator.share({ title: document.title, url: page.href }).catch(() => {}));
inMenu("link-page", canCopy, async (button) => {
  const label = button.textContent;
  await write({ plain: page.href });
  button.textContent = button.dataset.done;
  setTimeout(() => {
    button.textContent = label;
  }, 2500);
});
