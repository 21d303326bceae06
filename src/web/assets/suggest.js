/*
 * The script of the line for references and words: suggestions of the service in a listbox, by the pattern of ARIA for a
 * combobox with a list. It asks once nothing was typed for a while; without it the line is a plain field.
 */
for (const line of document.querySelectorAll("input[data-suggest]")) {
  const list = document.createElement("ul");
  list.id = `${line.id}-suggestions`;
  list.className = "suggestions";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", line.dataset.suggest);
  line.parentElement.append(list);
  for (const [name, value] of [
    ["role", "combobox"],
    ["aria-autocomplete", "list"],
    ["aria-expanded", "false"],
    ["aria-controls", list.id],
  ])
    line.setAttribute(name, value);
  let timer,
    request,
    chosen = -1;
  const choose = (index) => {
    chosen = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute("aria-selected", at === index);
    if (index < 0) return line.removeAttribute("aria-activedescendant");
    line.setAttribute("aria-activedescendant", list.children[index].id);
    list.children[index].scrollIntoView({ block: "nearest" });
  };
  const toggle = (open) => {
    list.hidden = !open;
    line.setAttribute("aria-expanded", open);
    if (!open) choose(-1);
  };
  const close = () => {
    clearTimeout(timer);
    request?.abort();
    toggle(false);
  };
  const show = (suggestions) => {
    list.replaceChildren(
      ...suggestions.map(({ text, hint, path }, at) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${at}`;
        option.dataset.path = path;
        option.setAttribute("role", "option");
        option.append(text);
        if (hint) {
          const small = document.createElement("small");
          small.textContent = hint;
          option.append(" ", small);
        }
        return option;
      }),
    );
    choose(-1);
    toggle(suggestions.length > 0);
  };
  const ask = async () => {
    request?.abort();
    const own = new AbortController();
    request = own;
    const translation = line.form.elements.translation?.value;
    const parameters = new URLSearchParams({
      q: line.value,
      ...(translation && { translation }),
      lang: document.documentElement.lang,
    });
    try {
      const answer = await fetch(`/suggest?${parameters}`, { signal: own.signal });
      if (!answer.ok) return;
      const { suggestions } = await answer.json();
      if (own === request && document.activeElement === line) show(suggestions);
    } catch {}
  };
  line.addEventListener("input", () => {
    clearTimeout(timer);
    if (line.value.trim().length < 2) return close();
    timer = setTimeout(ask, 150);
  });
  line.addEventListener("keydown", (event) => {
    const { key } = event;
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const count = list.children.length;
    if ((key === "ArrowDown" || key === "ArrowUp") && count > 0) {
      event.preventDefault();
      if (list.hidden) toggle(true);
      const step = key === "ArrowDown" ? 1 : -1;
      choose(chosen < 0 ? (step > 0 ? 0 : count - 1) : (chosen + step + count) % count);
    } else if (key === "Enter" && !list.hidden && chosen >= 0) {
      event.preventDefault();
      location.assign(list.children[chosen].dataset.path);
    } else if (key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    }
  });
  line.addEventListener("blur", close);
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (option) location.assign(option.dataset.path);
  });
}
