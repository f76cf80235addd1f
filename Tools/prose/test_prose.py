"""Words that stand twice in a row are found where people read them."""
import prose


def write(root, name, text):
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text)


def test_doubled_words_of_pages_and_comments_are_found(tmp_path):
    write(tmp_path, 'docs/guide.md', 'Fine.\nIt is the the guide.\n')
    write(tmp_path, 'Sources/Views/View.swift', '    /// Shows only only the text.\n')
    assert prose.doubled(tmp_path) == ['docs/guide.md:2: the the', 'Sources/Views/View.swift:1: only only']


def test_code_may_repeat_a_word(tmp_path):
    write(tmp_path, 'Sources/Views/View.swift', 'func scroll(scroll scroll: Scroll) {}\n')
    assert prose.doubled(tmp_path) == []
